import type { Glance } from '@aranya/wildlife-data';
import { capital } from '../../../lib/capital';
import { appendixMeaning, populationText, scheduleMeaning } from './fact-texts';
import { ageText, countText, lengthText, weightText } from './units';

/** Must be shown with the scope that it holds for. */
export interface Figure {
  value: string;
  /** Says whom, where and when the figure is about, line by line; empty for all adults everywhere. */
  scope: readonly string[];
}

const figure = (value: string, ...scope: readonly (string | undefined)[]): Figure => ({
  value,
  scope: scope.filter((line) => line !== undefined),
});

export const sizeFigure = ({ cm, note }: Glance['size'][number]): Figure => figure(lengthText(cm), note);

export const weightFigure = ({ kg, note }: NonNullable<Glance['weight']>): Figure =>
  figure(weightText(kg), note);

export const lifespanFigure = ({ years, where, note }: NonNullable<Glance['lifespan']>): Figure =>
  figure(`${ageText(years)} ${where === 'wild' ? 'in the wild' : 'in human care'}`, note);

export const youngFigure = ({ count, of, note }: NonNullable<Glance['young']>): Figure =>
  figure(`${countText(count)} ${of}`, note);

export const activityFigure = ({ time, note }: Glance['activity']): Figure =>
  figure(capital(time === 'any hour' ? 'at any hour' : time), note);

export function populationFigure(population: Glance['population']): Figure {
  const { count, scope, trend, note } = populationText(population);
  return figure(count, scope, trend, note);
}

export const scheduleFigure = ({ india }: Glance['law']): Figure => figure(india, scheduleMeaning({ india }));

/** The note names the law that it is about. */
export const appendixFigure = ({ cites, note }: Glance['law']): Figure =>
  figure(cites, appendixMeaning({ cites }), note);
