import type { ComponentChildren } from 'preact';

type FiguresProps = { caption: string; columns: string[]; children: ComponentChildren };

/** A table with its name and its columns above its rows. */
export const Figures = ({ caption, columns, children }: FiguresProps) => (
  <table class="figures">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
