for (const button of document.querySelectorAll('[data-reveals]')) {
  const input = document.getElementById(button.dataset.reveals);
  button.hidden = false;
  button.addEventListener('click', () => {
    const isShown = input.type === 'text';
    input.type = isShown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!isShown));
  });
  // Browsers remember what is submitted in a text field.
  input.form.addEventListener('submit', () => {
    input.type = 'password';
  });
}

// Submits a form once, and again when the browser's history restores the page.
for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.submitted) event.preventDefault();
    form.dataset.submitted = 'yes';
  });
  window.addEventListener('pageshow', () => delete form.dataset.submitted);
}
