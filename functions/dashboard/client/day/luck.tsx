import type { Entry } from '#lib/client/types.gen.ts';

type LuckProps = { colors: Entry['luckyColors']; numbers: readonly number[] };

/** A day's lucky colours, as swatches with their names, and its numbers. */
export function Luck({ colors, numbers }: LuckProps) {
  return (
    <section class="card luck">
      <h2>Lucky today</h2>
      <ul class="swatches" aria-label="Colours">
        {colors.map(({ name, hex }) => (
          <li key={hex}>
            <span class="swatch" style={{ backgroundColor: hex }} />
            {name}
          </li>
        ))}
      </ul>
      <ul class="numbers" aria-label="Numbers">
        {numbers.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    </section>
  );
}
