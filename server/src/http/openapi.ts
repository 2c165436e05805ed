/** The API description, generated from the contract: OpenAPI 3.1. */
import {
  accessText,
  type Endpoint,
  type FileRule,
  type StreamRule,
} from '@saath/contract/endpoint';
import { errorCatalogue } from '@saath/contract/errors';
import { codesByStatus } from '@saath/contract/expected-errors';
import { wordingSchema } from '@saath/contract/fields';
import * as z from 'zod/mini';

type Schema = Record<string, unknown>;

/** @returns an OpenAPI 3.1 document that describes exactly these endpoints */
export function openApiDocument(endpoints: readonly Endpoint[]): Schema {
  const paths: Record<string, Schema> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Saath',
      version: '1',
      description:
        'Events, roles and the people who fill them. Every answer carries `success`; a refusal carries `code`, `message` and, for a form, `fields`. Sessions are http-only cookies; unsafe methods are taken from the own origin only. Other software sends an API token of an organiser in the header `Authorization: Bearer saath_…`; each call names the ability that the token needs, and a call that names none is made by people only.',
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'saath_…' },
      },
      schemas: { Failure: failure, Wording: jsonSchema(wordingSchema, 'output') },
    },
    paths,
  };
}

const failure: Schema = {
  type: 'object',
  required: ['success', 'code', 'message', 'error'],
  properties: {
    success: { const: false },
    code: { type: 'string' },
    message: { type: 'string' },
    error: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    wording: { $ref: '#/components/schemas/Wording' },
    problems: {
      type: 'object',
      additionalProperties: { $ref: '#/components/schemas/Wording' },
    },
  },
};

function operation(endpoint: Endpoint): Schema {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    'x-access': accessText(endpoint.access),
    ...securityOf(endpoint),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body || endpoint.files ? { requestBody: requestBody(endpoint) } : {}),
    responses: {
      200: success(endpoint),
      ...refusals(endpoint),
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Failure' }) },
    },
  };
}

/** Who may make the call. OpenAPI 3.1 lets the roles of any scheme be named: for tokens they are abilities. */
function securityOf({ access, token: ability }: Endpoint): Schema {
  const byToken = ability ? [{ token: [ability] }] : [];
  if (access !== 'public') return { security: [{ session: [] }, ...byToken] };
  return ability ? { security: [{}, ...byToken] } : {};
}

/** The codes that the call lists, by their status. */
function refusals(endpoint: Endpoint): Schema {
  const byStatus = [...codesByStatus(endpoint)].map(([status, codes]) => {
    const schema = {
      allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { code: { enum: codes } } }],
    };
    const description = codes.map((code) => `${code}: ${errorCatalogue[code].message}`).join(' · ');
    return [status, { description, content: json(schema) }] as const;
  });
  return Object.fromEntries(byStatus);
}

function success(endpoint: Endpoint): Schema {
  const { download, stream } = endpoint;
  if (stream) return streamed(stream);
  if (!download) return { description: 'Done', content: json(replySchema(endpoint)) };
  const isTable = download.type === 'text/csv';
  return {
    description: isTable
      ? 'A file, UTF-8 with a byte order mark, that is sent while it is made.'
      : 'A file.',
    headers: {
      'content-disposition': { description: 'The name of the file.', schema: { type: 'string' } },
    },
    content: isTable
      ? { [`${download.type}; charset=utf-8`]: { schema: { type: 'string' } } }
      : { [download.type]: { schema: { type: 'string', format: 'binary' } } },
  };
}

/** OpenAPI 3.1 knows no messages: the schema is what the data of one can be, and the names stand in its titles. */
function streamed({ messages }: StreamRule): Schema {
  const data = Object.entries(messages).map(([name, schema]) => ({
    title: name,
    ...jsonSchema(schema, 'output'),
  }));
  return {
    description:
      'Server-sent events until one side ends it. Each message has a name (`event`), JSON (`data`) and, as its `id`, the place to go on from.',
    content: { 'text/event-stream': { schema: { oneOf: data } } },
  };
}

function parameters(place: 'path' | 'query', schema: z.ZodMiniType | undefined): Schema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody({ body, files }: Endpoint): Schema {
  const schema = body ? jsonSchema(body, 'input') : { type: 'object', properties: {} };
  if (!files) return { required: true, content: json(schema) };
  const properties = { ...(schema.properties as Schema), [files.field]: fileSchema(files) };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...schema, properties } } },
  };
}

function fileSchema({ max, maxBytes, formats }: FileRule): Schema {
  return {
    type: 'array',
    maxItems: max,
    description: `${formats.join(', ')}, each under ${maxBytes} bytes.`,
    items: { type: 'string', format: 'binary' },
  };
}

function replySchema({ reply }: Endpoint): Schema {
  const schema = jsonSchema(reply, 'output');
  return {
    ...schema,
    properties: { success: { const: true }, ...(schema.properties as Schema) },
  };
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    ...{ io, unrepresentable: 'any' },
    override: ({ zodSchema, jsonSchema: described }) => {
      const list = io === 'input' && listIn(zodSchema);
      if (!list) return;
      // `listOrJson` takes a text or anything; what the text holds is what a program has to know.
      for (const key of Object.keys(described)) delete described[key];
      const note = { description: 'As JSON, where the body is a form.' };
      Object.assign(described, jsonSchema(list, io), note);
    },
  });
  return rest;
}

/** The list that is read out of a text, if this is what a schema does (`listOrJson` of the contract's fields). */
function listIn(schema: z.core.$ZodType): z.ZodMiniType | undefined {
  const outer = schema instanceof z.ZodMiniPipe ? schema._zod.def.out : undefined;
  const list = outer instanceof z.ZodMiniPipe ? outer._zod.def.out : undefined;
  return list instanceof z.ZodMiniArray ? list : undefined;
}

const json = (schema: Schema) => ({ 'application/json': { schema } });
