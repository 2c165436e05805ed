/** Names queries by what they ask the server, for those who change something that the queries show. */
import type { Endpoint, RequestOf } from '@saath/contract/endpoint';
import { matchQuery, type Query, type QueryKey } from '@tanstack/react-query';

/** All queries of an endpoint, or those of them that ask for something: see `of`. */
export type Touched = Endpoint | { readonly endpoint: Endpoint; readonly asked: object };

type Some<Value> = {
  [Name in keyof Value]?: Value[Name] extends object ? Some<Value[Name]> : Value[Name];
};

/** The queries of an endpoint whose request holds this, such as `{ params: { id } }`. */
export function of<E extends Endpoint>(endpoint: E, asked: Some<RequestOf<E>>): Touched {
  return { endpoint, asked };
}

/** The key of a query: which call it makes, and what it asks. */
export function keyOf(endpoint: Endpoint, request: object): QueryKey {
  return [`${endpoint.method} ${endpoint.path}`, request];
}

/** The beginning that the keys of these queries have in common. */
export function keyOfTouched(touched: Touched): QueryKey {
  return 'endpoint' in touched
    ? keyOf(touched.endpoint, touched.asked)
    : keyOf(touched, {}).slice(0, 1);
}

/** @returns whether a query is one of those named */
export function isTouched(touched: readonly Touched[]): (query: Query) => boolean {
  const keys = touched.map(keyOfTouched);
  return (query) => keys.some((queryKey) => matchQuery({ queryKey }, query));
}
