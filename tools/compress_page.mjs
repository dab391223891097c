// Writes a .br and a .gz beside every file of the built page that becomes smaller by it: node compress_page.mjs FOLDER
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const ways = { '.br': (data) => brotliCompressSync(data, best), '.gz': (data) => gzipSync(data, { level: 9 }) };

for (const entry of readdirSync(process.argv[2], { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(html|js|css|svg|json|wasm|webmanifest|txt)$/.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  if (existsSync(`${path}.br`)) continue;
  const data = readFileSync(path);
  for (const [ending, compress] of Object.entries(ways)) {
    const packed = compress(data);
    if (packed.length < data.length * 0.9) writeFileSync(path + ending, packed);
  }
}
