/** What a browser is shown where there is no page, as Markdown. */
export const missingPage = (): string => `# There is no such page

It may have been moved, or the address has a slip. [Start](%BASE%docs) leads to every page, and the
[reference](%BASE%docs/reference) to every operation.
`;
