/* Aids for those who have scripts; everything works without. */
for (const button of document.querySelectorAll('[data-reveals]')) {
  const input = document.getElementById(button.dataset.reveals);
  button.hidden = false;
  button.addEventListener('click', () => {
    const shown = input.type === 'text';
    input.type = shown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!shown));
  });
  // Browsers keep and offer what was typed into a text field: it goes as a password.
  input.form.addEventListener('submit', () => {
    input.type = 'password';
  });
}

for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
  });
}

// A page that comes back from the browser's history may be sent again.
window.addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent;
});
