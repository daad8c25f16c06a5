/** What this page calls the service; the operator's choice, which the server writes into the page. */
export const productName: string = document.documentElement.dataset['name'] ?? '';
