// Shows that it is your turn while no window of Mastaba is open. It keeps nothing and answers no request.
const TEXTS = { en: 'It is your turn.', fr: 'C’est à vous de jouer.' };

self.addEventListener('push', (event) => {
  const note = event.data?.json() ?? {};
  const language = self.navigator.language.startsWith('fr') ? 'fr' : 'en';
  event.waitUntil(
    self.registration.showNotification(note.name ? `Mastaba · ${note.name}` : 'Mastaba', {
      body: TEXTS[language],
      tag: note.table,
      data: note.table ? `/table/${note.table}` : '/',
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
