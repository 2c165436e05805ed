/**
 * The service worker: shows what we send to this device. Everything for one purpose is in a file of its own; others go
 * here by `importScripts`, so that a browser keeps one worker for the whole site.
 */

/* global self, clients, importScripts */

importScripts('/sw-day.js');

self.addEventListener('push', (event) => {
  event.waitUntil(show(read(event.data)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});

/** What the server's `presentPush` made. A browser withdraws the permission of who gets a push and shows nothing. */
function read(data) {
  try {
    return data.json();
  } catch {
    return { title: 'Saath', link: '/' };
  }
}

async function show({ id, title, link, language, direction }) {
  // The same notice a second time takes the place of the first, without another sound.
  await self.registration.showNotification(title, {
    tag: id,
    lang: language,
    dir: direction,
    icon: '/favicon.svg',
    data: { link },
  });
}

/** Brings a window with this page to the front, or opens one. Nothing leads to another site. */
async function open(link) {
  const wanted = new URL(link, self.location.origin);
  const url = wanted.origin === self.location.origin ? wanted.href : self.location.origin;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((each) => each.url === url);
  await (shown ? shown.focus() : clients.openWindow(url));
}
