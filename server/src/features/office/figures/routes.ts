import { getOverview } from '@saath/contract/office/figures/endpoints';
import { on, type Route } from '../../../http/route.ts';
import { type FigureBook, overviewOf } from './service.ts';

export function figureRoutes(book: FigureBook): Route[] {
  return [on(getOverview).reply(async () => await overviewOf(book))];
}
