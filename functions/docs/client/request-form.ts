/** The reader’s API key. It is only in this page’s memory, and in the fields of all open forms. */
let apiKey = '';

const create = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties);

/** Replaces the button of an operation with a form, made from what the page says about the operation. */
export function openForm(button: HTMLButtonElement): void {
  const operation = button.closest('section');
  if (!operation) return;
  const { method = '', path = '', access = '' } = operation.dataset;
  const form = create('form', { className: 'request' });
  const label = (text: string, field: HTMLElement) => {
    const element = form.appendChild(create('label', { textContent: text }));
    element.append(field);
  };

  const key = create('input', { type: 'password', autocomplete: 'off', value: apiKey });
  if (access === 'signed-in') label('API key, or empty to use your session of the dashboard', key);
  else if (access !== 'public') form.append('Uses your session: sign in to the dashboard first.');

  const parameters = [...operation.querySelectorAll<HTMLElement>('dt[data-in]')].map((term) => {
    const name = term.querySelector('code')?.textContent ?? '';
    const input = create('input', { autocomplete: 'off', spellcheck: false });
    input.required = term.textContent.endsWith('required');
    label(`${name} (${term.dataset['in']})`, input);
    return { name, place: term.dataset['in'], input };
  });
  const example = operation.querySelector('.body')?.textContent;
  const body = create('textarea', { value: example ?? '', spellcheck: false, rows: 8 });
  if (example) label('Body', body);

  const status = create('p', { role: 'status' });
  const answer = create('pre', { tabIndex: 0, hidden: true });
  form.append(create('button', { textContent: `Send ${method} request` }), status, answer);

  /** The request that the fields describe. Leaves out empty parameters. */
  function request(): Request {
    const values = (place: string): [string, string][] =>
      parameters.flatMap((it) => (it.place === place && it.input.value ? [[it.name, it.input.value]] : []));
    const inPath = new Map(values('path'));
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(inPath.get(name) ?? ''));
    const search = String(new URLSearchParams(values('query')));
    const headers = new Headers(values('header'));
    if (key.value) headers.set('Authorization', `Bearer ${key.value}`);
    if (example) headers.set('Content-Type', 'application/json');
    return new Request(filled + (search && `?${search}`), {
      method,
      headers,
      cache: 'no-store',
      // A key counts alone; without one, the browser sends the cookie of the dashboard.
      credentials: key.value ? 'omit' : 'same-origin',
      ...(example && { body: body.value }),
    });
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    apiKey = key.value;
    status.textContent = 'Sending …';
    answer.hidden = true;
    try {
      const response = await fetch(request());
      const isJson = response.headers.get('Content-Type')?.includes('json');
      const text = isJson ? JSON.stringify(await response.json(), null, 2) : await response.text();
      const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
      answer.textContent = `${text}\n\n${headers}`;
      answer.hidden = false;
      status.textContent = `${method} returned ${response.status} ${response.statusText}`;
    } catch (error) {
      status.textContent = `The request failed: ${error instanceof Error ? error.message : error}`;
    }
  });
  button.replaceWith(form);
  form.querySelector<HTMLElement>('input, textarea, button')?.focus();
}
