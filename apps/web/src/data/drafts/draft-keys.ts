export const draftKeys = { all: ['drafts'] as const };
