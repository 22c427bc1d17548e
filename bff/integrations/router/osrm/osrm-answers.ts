import { z } from 'zod';

/** What we read of OSRM's answers (API v1, project-osrm.org/docs): distances in metres, durations in seconds, coordinates lon, lat. */
const coordinate = z.tuple([z.number(), z.number()]);

const step = z.object({
  distance: z.number(),
  duration: z.number(),
  /** `driving`, `ferry` or whatever else the profile names. */
  mode: z.string(),
  geometry: z.object({ coordinates: z.array(coordinate) }),
});

const waypoint = z.object({ distance: z.number(), location: coordinate });

export const routeAnswer = z.object({
  code: z.string(),
  message: z.string().optional(),
  routes: z.array(z.object({ legs: z.array(z.object({ steps: z.array(step) })) })).optional(),
  waypoints: z.array(waypoint).optional(),
});

export const tableAnswer = z.object({
  code: z.string(),
  message: z.string().optional(),
  durations: z.array(z.array(z.number().nullable())).optional(),
  distances: z.array(z.array(z.number().nullable())).optional(),
  sources: z.array(waypoint.nullable()).optional(),
  destinations: z.array(waypoint.nullable()).optional(),
});

export type OsrmStep = z.output<typeof step>;
export type OsrmWaypoint = z.output<typeof waypoint>;
