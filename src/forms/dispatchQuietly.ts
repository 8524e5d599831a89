/**
 * Hands an intent, as Conform writes it, to Conform by an event of our own; Conform reads intents from the name given. A
 * submission by the browser does the same, but first it reads the whole form for its own purposes, which with a hundred fields
 * costs more than all the rest.
 */
export function dispatchQuietly(form: HTMLFormElement, intentName: string, intent: string): void {
  const submitter = document.createElement('button');
  submitter.name = intentName;
  submitter.value = intent;
  submitter.hidden = true;
  form.append(submitter);
  form.dispatchEvent(new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }));
  submitter.remove();
}
