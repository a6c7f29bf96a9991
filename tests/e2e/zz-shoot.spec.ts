import { readFileSync } from 'node:fs';
import { test } from '../support/fixtures.ts';
import sharp from 'sharp';
import { gif, jpeg, png } from '../support/photo-files.ts';

const real = async (name: string, n: number) => ({ name, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><defs><linearGradient id="g" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="hsl(${n * 40},70%,70%)"/><stop offset="1" stop-color="hsl(${n * 40 + 60},60%,30%)"/></linearGradient></defs><rect width="1600" height="1200" fill="url(#g)"/><circle cx="${300 + n * 90}" cy="500" r="200" fill="white" opacity=".6"/></svg>`)).jpeg({ quality: 90 }).toBuffer() });

for (const [label, width, height, colorScheme] of [['desktop', 1440, 900, 'light'], ['phone', 390, 844, 'dark'], ['tablet', 768, 1024, 'light']] as const) {
  test(`shoot ${label}`, async ({ page, signIn, sandbox }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await signIn('anna@example.com', '/my-photos/albums/album-ideas');
    const add = page.getByRole('button', { name: 'Add photos' }).first();
    await add.waitFor();
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/dlg/${label}-1album.png` });
    await add.click();
    await page.getByRole('dialog').waitFor();
    const files = [];
    for (let i = 0; i < 8; i++) files.push(await real(`IMG_20${i}.jpg`, i));
    files.push({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: readFileSync('/tmp/dlg/grey.heic') }, gif('funny.gif'), gif('holiday-in-the-alps.jpg', 'image/jpeg'), await png('IMG_200-edited.png'));
    await page.locator('input[type=file]').setInputFiles(files);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/dlg/${label}-2refused.png` });
    await page.getByRole('button', { name: 'Got it' }).click();
    await sandbox.fault({ service: 'photo-storage', operationId: 'createUpload', status: 413, times: 2 });
    await sandbox.fault({ service: 'photo-storage', operationId: 'appendToUpload', delayMs: 2500 });
    await page.getByRole('button', { name: /^Upload/ }).click();
    await page.waitForTimeout(4500);
    await page.screenshot({ path: `/tmp/dlg/${label}-3sending.png` });
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/dlg/${label}-4card.png` });
    await page.getByRole('region', { name: 'Under way' }).getByRole('button', { name: 'Show' }).click();
    await page.setInputFiles('input[type=file]', [await real('again.jpg', 3), await jpeg('more.jpg')]);
    await page.waitForTimeout(1500);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 3000);
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/dlg/${label}-5mixed.png` });
    await sandbox.healFaults();
    await page.waitForTimeout(5000);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForTimeout(1800);
    await page.screenshot({ path: `/tmp/dlg/${label}-6after.png` });
    await page.goto('/my-photos/photos');
    await page.waitForTimeout(2000);
    await page.screenshot({ path: `/tmp/dlg/${label}-7photos.png` });
  });
}
