/** The shape of a view whose content is on its way: a heading and some cards. */
export function Skeleton() {
  return (
    <div class="skeleton" aria-hidden="true">
      <div class="skeleton-title" />
      <div class="card" />
      <div class="card" />
      <div class="card" />
    </div>
  );
}
