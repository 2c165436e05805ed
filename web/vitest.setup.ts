import { configure } from '@testing-library/react';
import { patient } from '../tools/patience.mjs';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: patient(2_000) });
