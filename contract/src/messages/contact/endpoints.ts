import { endpoint } from '../../endpoint.ts';
import { messageReply } from '../../fields.ts';
import { contactSchema } from './schema.ts';

export const sendContact = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Send a message to the organisers; they get it by mail.',
  access: 'public',
  errors: ['contact.nobody'],
  body: contactSchema,
  reply: messageReply,
});
