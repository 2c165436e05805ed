/**
 * The part of the service worker for the day of an event (DY-06, ADR 26): the page that was opened last opens without a
 * network as well, from what it put into the cache itself (use-day-shell.ts). That page holds no list: the list is the
 * tab's own. Where nothing was put there, a page of ours says so and how many check-ins are kept on this device.
 */

/* global self, indexedDB, caches */

const DAY =
  /^\/(admin\/event\/[0-9a-f-]{36}\/day|volunteer\/(door\/[0-9a-f-]{36}|event\/[0-9a-f-]{36}\/role\/[0-9a-f-]{36}\/day))$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isDay = request.mode === 'navigate' && DAY.test(pathname);
  const isPart = origin === self.location.origin && pathname.startsWith('/assets/');
  if (!isDay && !isPart) return;
  event.respondWith(
    // biome-ignore lint/style/noRestrictedGlobals: a worker passes requests on as they are
    fetch(request).catch(async (error) => {
      const found = await keptPart(pathname);
      if (found) return found;
      if (isDay) return await shell();
      throw error;
    }),
  );
});

/** The same cache as web/src/features/day/day/use-day-shell.ts. */
async function keptPart(pathname) {
  const cache = await caches.open('saath-day');
  return await cache.match(pathname);
}

/** The same database as web/src/features/day/day/mark-store.ts. */
function keptMarks() {
  return new Promise((resolve) => {
    const request = indexedDB.open('saath-day', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('marks', { keyPath: 'id' });
    request.onerror = () => resolve(0);
    request.onsuccess = () => {
      const database = request.result;
      const counted = database.transaction('marks').objectStore('marks').count();
      counted.onsuccess = () => resolve(counted.result);
      counted.onerror = () => resolve(0);
      counted.transaction.oncomplete = () => database.close();
    };
  });
}

async function shell() {
  const count = await keptMarks();
  const nonce = self.crypto.randomUUID();
  const kept = {
    en:
      count === 0
        ? 'Everything you recorded has been sent.'
        : `Waiting to be sent (${count}). They are kept on this device.`,
    ur:
      count === 0
        ? 'آپ کا سارا اندراج بھیجا جا چکا ہے۔'
        : `بھیجے جانے کے منتظر (${count})۔ یہ اس آلے پر محفوظ ہیں۔`,
  };
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Saath</title>
<style>
  :root { color-scheme: light dark; --paper: #fbf7f0; --ink: #1b2420; --deep: #0e5a47; --on-deep: #fff; }
  @media (prefers-color-scheme: dark) { :root { --paper: #0e1512; --ink: #eef3ef; --deep: #7fd1b5; --on-deep: #0e1512; } }
  body { background: var(--paper); color: var(--ink); font: 1.1rem/1.6 system-ui, sans-serif; margin: 0; }
  main { max-width: 32rem; margin: 12vh auto 0; padding: 0 1.5rem; text-align: center; }
  [lang=ur] { line-height: 2.1; margin-top: 2rem; }
  strong { display: block; font-size: 1.25rem; }
  a { background: var(--deep); color: var(--on-deep); border-radius: 10px; display: inline-block; font-weight: 600;
    margin-top: 2rem; min-height: 44px; line-height: 44px; padding: 0 1.5rem; text-decoration: none; }
</style>
<main id="content">
  <section><h1>No network</h1><strong>${kept.en}</strong>
    <p>The list opens again when you are online, and what is kept is sent then. A page that was open before goes on working.</p></section>
  <section lang="ur" dir="rtl"><h2>نیٹ ورک نہیں</h2><strong>${kept.ur}</strong>
    <p>نیٹ ورک آنے پر فہرست دوبارہ کھلے گی اور محفوظ اندراج بھیج دیا جائے گا۔ جو صفحہ پہلے سے کھلا تھا وہ کام کرتا رہے گا۔</p></section>
  <a href="">Try again · <span lang="ur">دوبارہ کوشش کریں</span></a>
</main>
<script nonce="${nonce}">const again = () => navigator.onLine && location.reload();
  addEventListener('online', () => setTimeout(again, 1000)); setInterval(again, 10000);</script>
</html>`;
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
}
