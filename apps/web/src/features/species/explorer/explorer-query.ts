import { animalTypes, filterStatuses, type AnimalType } from '@aranya/wildlife-data';

export type StatusChoice = (typeof filterStatuses)[number] | 'All';
export type TypeChoice = AnimalType | 'All';

/** What the explorer shows, as its address says it. */
export type ExplorerQuery = {
  text: string;
  status: StatusChoice;
  type: TypeChoice;
  /** As asked for; may be no page that exists. */
  page: number;
};

/** Reads an address that anybody may have typed: an unknown status or type counts as All, no number as page 1. */
export function queryOf(params: URLSearchParams): ExplorerQuery {
  const status = params.get('status');
  const type = params.get('type');
  return {
    text: params.get('q') ?? '',
    status: filterStatuses.find((known) => known === status) ?? 'All',
    type: animalTypes.find((known) => known === type) ?? 'All',
    page: Number(params.get('page') ?? 1) || 1,
  };
}

/** The address of a query, without what it need not say. */
export function paramsOf({ text, status, type, page }: ExplorerQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (status !== 'All') params.set('status', status);
  if (type !== 'All') params.set('type', type);
  if (page !== 1) params.set('page', String(page));
  return params;
}
