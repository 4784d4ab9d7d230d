/** Before the server forgets the challenge. */
const FRESH_MS = 4 * 60 * 1000;

const { browserSupportsWebAuthnAutofill, startAuthentication, startRegistration, WebAuthnAbortService } =
  window.SimpleWebAuthnBrowser;

async function askForChallenge() {
  const answer = await fetch(`${location.pathname}/passkey`, { method: 'POST' });
  if (!answer.ok) throw new Error(`The challenge was refused with ${answer.status}.`);
  return await answer.json();
}

function send(form, credential) {
  form.elements.credential.value = JSON.stringify(credential);
  form.requestSubmit();
}

function showFailure(form, error) {
  const { exists, failed } = form.dataset;
  const problem = form.querySelector('[role="alert"]');
  problem.textContent = (error.name === 'InvalidStateError' && exists) || failed;
  problem.hidden = false;
}

/** Sends the form once the passkey has signed. */
function beforeSending(form, make) {
  const { credential } = form.elements;
  const button = form.querySelector('button');
  window.addEventListener('pageshow', () => (credential.value = ''));
  const onSubmit = async (event) => {
    if (credential.value !== '') return;
    // page.js must not count this as the one time that it is sent.
    event.stopImmediatePropagation();
    event.preventDefault();
    button.disabled = true;
    form.querySelector('[role="alert"]').hidden = true;
    try {
      send(form, await make());
    } catch (error) {
      showFailure(form, error);
    }
    button.disabled = false;
    if (document.activeElement === document.body) button.focus();
  };
  form.addEventListener('submit', onSubmit, { capture: true });
}

/** Offers passkeys in the field of the name, where the browser can. */
function offerWhileTyping(form) {
  let offeredAt = Date.now();
  const offer = async () => {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    offeredAt = Date.now();
    try {
      const optionsJSON = await askForChallenge();
      send(form, await startAuthentication({ optionsJSON, useBrowserAutofill: true }));
    } catch {
      // The person signs in another way, or the offer is made anew.
    }
  };
  document.getElementById('email').addEventListener('focus', () => {
    if (Date.now() - offeredAt > FRESH_MS) void offer();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void offer();
  });
  void offer();
  return offer;
}

for (const form of document.querySelectorAll('[data-passkey="create"]'))
  beforeSending(form, () => startRegistration({ optionsJSON: JSON.parse(form.dataset.options) }));

for (const form of document.querySelectorAll('[data-passkey="get"]')) {
  const offer = offerWhileTyping(form);
  beforeSending(form, async () => {
    try {
      WebAuthnAbortService.cancelCeremony();
      return await startAuthentication({ optionsJSON: await askForChallenge() });
    } catch (error) {
      void offer();
      throw error;
    }
  });
}
