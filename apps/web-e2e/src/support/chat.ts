import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { type Member, openLive } from './members';

export const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message' });
export const conversation = (page: Page) => page.getByRole('region', { name: /^Conversation with/ });
export const bubble = (page: Page, text: string) =>
  conversation(page).getByRole('listitem').filter({ hasText: text });

export async function openChat({ page }: Member, other: Member): Promise<void> {
  await openLive(page, `/community/messages/${other.id}`);
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible();
}
