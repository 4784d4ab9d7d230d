import { z } from 'zod';

const report = z.object({
  metadata: z.object({
    vulnerabilities: z.object({
      info: z.number(),
      low: z.number(),
      moderate: z.number(),
      high: z.number(),
      critical: z.number(),
    }),
  }),
});

export interface AuditResult {
  /** For the exit code: high or critical. */
  failed: boolean;
  message: string;
}

/** Reads what `npm audit --json` printed. Without a report, the service did not answer: nothing is known, nothing fails. */
export function auditResult(printed: string): AuditResult {
  let read: unknown;
  try {
    read = JSON.parse(printed);
  } catch {
    read = undefined;
  }
  const parsed = report.safeParse(read);
  if (!parsed.success) {
    const said = z.object({ message: z.string() }).safeParse(read);
    const why = said.success ? `: ${said.data.message.replace(/ - .*/, '')}` : '';
    return { failed: false, message: `NOT AUDITED: the registry's audit service did not answer${why}.` };
  }
  const { critical, high, moderate, low } = parsed.data.metadata.vulnerabilities;
  const counts = `${critical} critical, ${high} high, ${moderate} moderate, ${low} low`;
  return {
    failed: critical + high > 0,
    message: `Known vulnerabilities of production dependencies: ${counts}.`,
  };
}
