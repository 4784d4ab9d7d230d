import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';
import { pageInput, pageOutput } from '../common/paging';
import { postSchema } from '../posts/posts.schemas';
import { sightingsMapQuerySchema, sightingsMapSchema } from './sightings-map.schemas';
import {
  parkSlugSchema,
  pointSchema,
  seenMonthSchema,
  latestSightingsSchema,
  sightingSummarySchema,
  speciesSlugSchema,
  seenSubjectSchema,
} from './sightings.schemas';

const c = initContract();

const page = z.object({ success, posts: z.array(postSchema), ...pageOutput });

const month = seenMonthSchema.optional();

/** Newest published first: an order by the day seen would tell the day. */
export const sightingsContract = c.router({
  all: {
    method: 'POST',
    path: '/sightings/all',
    body: z.object(pageInput),
    responses: { 200: page },
    summary: 'List posts with a sighting',
  },
  ofSpecies: {
    method: 'POST',
    path: '/sightings/species',
    body: z.object({ species: speciesSlugSchema, park: parkSlugSchema.optional(), month, ...pageInput }),
    responses: { 200: page },
    summary: 'List posts whose sighting names a species, in one park or month if given',
  },
  inPark: {
    method: 'POST',
    path: '/sightings/park',
    body: z.object({ park: parkSlugSchema, month, ...pageInput }),
    responses: { 200: page },
    summary: 'List posts with a sighting in a park, in one month if given',
  },
  inCell: {
    method: 'POST',
    path: '/sightings/cell',
    body: z.object({ ...pointSchema.shape, ...pageInput }),
    responses: { 200: page.extend({ cell: pointSchema }) },
    summary:
      'List posts with a sighting in the cell of 0.2° around a point, exact and protected places alike',
  },
  map: {
    method: 'POST',
    path: '/sightings/map',
    body: sightingsMapQuerySchema,
    responses: { 200: sightingsMapSchema.extend({ success }) },
    summary: 'Count what was seen in a box of a map by place, and list the newest of it',
  },
  summary: {
    method: 'GET',
    path: '/sightings/summary',
    query: seenSubjectSchema,
    responses: { 200: sightingSummarySchema.extend({ success }) },
    summary: 'Count the sightings of a species or in a park, for everybody',
    description: 'Name either a species or a park.',
  },
  latest: {
    method: 'GET',
    path: '/sightings/latest',
    responses: { 200: latestSightingsSchema.extend({ success }) },
    summary: 'Read the three sightings that members shared last, for everybody',
    description:
      'Gives what the summaries give: a park or a square of 0.2° and a month. Sightings with anything to protect are left out.',
  },
});
