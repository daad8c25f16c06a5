import type { Entry } from '#lib/client/types.gen.ts';

type LuckProps = { colors: Entry['luckyColors']; numbers: readonly number[] };

/** A day's lucky colors, as swatches with their names, and its numbers. */
export function Luck({ colors, numbers }: LuckProps) {
  return (
    <section class="card luck">
      <h2>Colors</h2>
      <ul class="swatches">
        {colors.map(({ name, hex }) => (
          <li key={hex}>
            <span class="swatch" style={{ backgroundColor: hex }} />
            {name}
          </li>
        ))}
      </ul>
      <h2>Numbers</h2>
      <ul class="numbers">
        {numbers.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    </section>
  );
}
