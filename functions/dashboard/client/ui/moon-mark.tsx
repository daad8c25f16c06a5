/** The sign of the service: a crescent and a star. */
export function MoonMark() {
  return (
    <svg class="moon-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M22 21.4A10 10 0 0 1 11 7.1a10 10 0 1 0 11 14.3Z" />
      <circle cx="22.5" cy="9.5" r="2" />
    </svg>
  );
}
