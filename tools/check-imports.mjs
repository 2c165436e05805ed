/** Who may import whom. Fails too when it read fewer modules than there are files: then it proves nothing. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { cruise } from 'dependency-cruiser';
import { folderRules, moduleRules, options, TEST } from '../.dependency-cruiser.mjs';
import { isMain, root } from './setup.mjs';

const folders = ['contract/src', 'matching/src', 'server/src', 'web/src'];

/**
 * @param {import('dependency-cruiser').IForbiddenRuleType[]} forbidden
 * @param {import('dependency-cruiser').ICruiseOptions} [more]
 */
async function read(baseDir, forbidden, more = {}) {}
