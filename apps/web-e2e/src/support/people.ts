import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** No other test has the email. */
export function newAccount(name: string): Account {
  return { name, email: `${randomUUID()}@example.org`, password: 'eleven tigers at dawn' };
}

/** From a page that offers it. */
export async function fillSignUp(page: Page, account: Account): Promise<void> {
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Full name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

export async function signUp(page: Page, account: Account): Promise<void> {
  await page.goto('/community');
  await fillSignUp(page, account);
  await expectSignedIn(page, account);
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/community');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectSignedIn(page, account);
}

export async function expectSignedIn(page: Page, account: Account): Promise<void> {
  await expect(page).toHaveURL(/\/community$/);
  await expect(page.getByText(account.name).first()).toBeVisible();
}
