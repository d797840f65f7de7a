// Puts the directory's search box, or a practice's psychologists, where this script stands:
// <script src="…/embed.js" data-province="MB" data-language="fr" async></script>
(() => {
  const { document } = globalThis;
  const script = document.currentScript;
  if (!script) return;
  const { province, language, of, height } = script.dataset;
  const address = new URL('/embed.html', script.src);
  for (const [name, value] of Object.entries({ province, language, of })) {
    if (value) address.searchParams.set(name, value);
  }
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = language === 'fr' ? 'Répertoire des psychologues' : 'Psychologist Directory';
  // Without scripts and without an origin: it reads nothing of the page around it, and keeps nothing.
  frame.setAttribute('sandbox', 'allow-forms allow-popups allow-popups-to-escape-sandbox');
  frame.referrerPolicy = 'no-referrer';
  frame.loading = 'lazy';
  frame.height = height || (of ? '420' : '230');
  frame.style.cssText = 'width:100%;border:0';
  script.after(frame);
})();
