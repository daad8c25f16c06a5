import type { ComponentChildren } from 'preact';

/** The title of a sheet, a dialog that rises from the bottom of a phone, and its button to close. */
export const SheetHead = ({ id, children }: { id: string; children: ComponentChildren }) => (
  <div class="row between">
    <h2 id={id}>{children}</h2>
    <form method="dialog">
      <button type="submit" class="quiet">
        Close
      </button>
    </form>
  </div>
);
