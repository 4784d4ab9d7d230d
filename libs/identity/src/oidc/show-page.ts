interface PageAnswer {
  status: number;
  type: string;
  body: unknown;
}

export function showPage(ctx: PageAnswer, page: string, status?: number): void {
  if (status !== undefined) ctx.status = status;
  ctx.type = 'html';
  ctx.body = page;
}
