import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'preact';

/** A secondary button. */
export const Button = (props: ButtonHTMLAttributes) => <button type="button" class="quiet" {...props} />;

/** A link that looks like a `Button`. */
export const ButtonLink = (props: AnchorHTMLAttributes) => <a class="button quiet" {...props} />;
