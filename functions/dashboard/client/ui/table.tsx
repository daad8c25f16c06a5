import type { ComponentChildren } from 'preact';

type TableProps = {
  caption: string;
  /** Hides the caption visually, but not from screen readers. */
  isCaptionHidden?: boolean;
  class?: string;
  columns: readonly string[];
  /** The cells of each row; the first cell is the row's header. */
  rows: readonly (readonly ComponentChildren[])[];
};

export const Table = ({ caption, isCaptionHidden, columns, rows, ...props }: TableProps) => (
  <table class={`figures${props.class ? ` ${props.class}` : ''}`}>
    <caption {...(isCaptionHidden && { class: 'unseen' })}>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([header, ...cells], row) => (
        <tr key={row}>
          <th scope="row">{header}</th>
          {cells.map((cell, column) => (
            <td key={columns[column + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
