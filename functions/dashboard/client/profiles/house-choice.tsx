import type { HouseSystem } from '#lib/chart/house-systems.ts';
import type { Chart } from '#lib/client/types.gen.ts';
import { choose } from '../router.ts';
import { Choice } from '../ui/choice.tsx';

const SYSTEMS: readonly { value: HouseSystem; name: string }[] = [
  { value: 'placidus', name: 'Placidus' },
  { value: 'whole-sign', name: 'Whole signs' },
];

/** Asks by which system a chart is to be divided into houses, and says where it has others than those. */
export function HouseChoice({ chart, asked }: { chart: Chart; asked: HouseSystem }) {
  return (
    <>
      <Choice label="Houses" value={asked} options={SYSTEMS} onChoose={(houses) => choose({ houses })} />
      {asked === 'placidus' && chart.houseSystem === 'whole-sign' && (
        <p class="hint">
          So near a pole some degrees never rise, and Placidus has no houses: these are whole signs.
        </p>
      )}
    </>
  );
}
