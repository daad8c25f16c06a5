import type { Model, Transit } from '#lib/client/types.gen.ts';
import { exactSum, levelFrom, ratingFrom, type Subject, sumOf } from './rating-arithmetic.ts';

type ArithmeticProps = { subject: Subject; transits: readonly Transit[]; model: Model };

/** How a day's number or level follows from the points of its transits, in words. */
export function Arithmetic({ subject, transits, model }: ArithmeticProps) {
  const sum = sumOf(transits, subject);
  return (
    <p class="arithmetic">
      All transits together: <b>{exactSum(sum)}</b>
      {subject === 'rating' ? (
        <RatingSteps sum={sum} model={model} />
      ) : (
        <LevelSteps sum={sum} metric={subject} model={model} />
      )}
    </p>
  );
}

function RatingSteps({ sum, model }: { sum: number; model: Model }) {
  const { swings, rating } = ratingFrom(sum, model.rating);
  return (
    <>
      . An ordinary day has {exactSum(model.rating.mean)}, and days usually differ from that by{' '}
      {model.rating.deviation.toFixed(2)}. This one is {Math.abs(swings).toFixed(2)} times as far{' '}
      {swings < 0 ? 'below' : 'above'} it, which makes <b>{rating.toFixed(1)} of 10</b>.
    </>
  );
}

type LevelStepsProps = { sum: number; metric: Exclude<Subject, 'rating'>; model: Model };

function LevelSteps({ sum, metric, model }: LevelStepsProps) {
  const { level, steps } = levelFrom(sum, metric, model.metrics);
  const scale = steps.map(({ cut, level: reached }) => `${reached} from ${exactSum(cut)} on`).join(', ');
  return (
    <>
      {' '}
      for {metric}. A day is {scale}: this one is <b>{level}</b>.
    </>
  );
}
