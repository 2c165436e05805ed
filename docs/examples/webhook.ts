/** A receiver of webhooks that believes nothing but what the site has signed: docs/api.md. Run: `SECRET=whsec_… node webhook.ts` */
import { createServer } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

type Message = { readonly type: string; readonly timestamp: string; readonly data: object };

/** @param handle is called once for a message, however often it comes */
export function receiver(secret: string, handle: (message: Message) => void) {
  const webhook = new Webhook(secret);
  // A real receiver keeps these where a restart does not lose them.
  const seen = new Set<string>();
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { headers } = request;
    const id = String(headers['webhook-id']);
    try {
      // The text exactly as it came: what was parsed and written again has another signature.
      const text = Buffer.concat(chunks).toString('utf8');
      const message = webhook.verify(text, headers as Record<string, string>) as Message;
      if (!seen.has(id)) handle(message);
      seen.add(id);
      response.writeHead(204).end();
    } catch (error) {
      const isForged = error instanceof WebhookVerificationError;
      response.writeHead(isForged ? 401 : 500).end();
    }
  });
}

const { SECRET, PORT = '8080' } = process.env;
if (SECRET)
  receiver(SECRET, ({ type }) => void process.stdout.write(`${type}\n`)).listen(Number(PORT));
