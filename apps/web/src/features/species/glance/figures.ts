import type { Glance } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import {
  activeText,
  appendixMeaning,
  appendixText,
  populationText,
  scheduleMeaning,
  scheduleText,
} from './fact-texts';
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
  figure((where === 'wild' ? m.compare_in_wild : m.compare_in_care)({ age: ageText(years) }), note);

export const youngFigure = ({ count, of, note }: NonNullable<Glance['young']>): Figure =>
  figure(`${countText(count)} ${of}`, note);

export const activityFigure = ({ time, note }: Glance['activity']): Figure => figure(activeText(time), note);

export function populationFigure(population: Glance['population']): Figure {
  const { count, scope, trend, note } = populationText(population);
  return figure(count, scope, trend, note);
}

export const scheduleFigure = ({ india }: Glance['law']): Figure =>
  figure(scheduleText({ india }), scheduleMeaning({ india }));

/** The note names the law that it is about. */
export const appendixFigure = ({ cites, note }: Glance['law']): Figure =>
  figure(appendixText({ cites }), appendixMeaning({ cites }), note);
