/** The element of that id. */
export function byId(id) {
  return document.getElementById(id);
}

/** A new element with attributes and children; text stays text. */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** Calls the control interface; its refusals become errors with its words. */
export async function control(method, path, body) {
  const init =
    body === undefined
      ? { method }
      : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/__sandbox${path}`, init);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

/** Runs what a person asked for and says in the header how it went. */
export async function runWithStatus(done, work) {
  const status = byId('status');
  try {
    await work();
    status.dataset.kind = 'ok';
    status.textContent = done;
  } catch (error) {
    status.dataset.kind = 'error';
    status.textContent = error.message;
  }
}
