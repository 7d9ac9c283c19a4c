import { testPages } from './gate/pages';
import { testUnknownAddresses } from './gate/unknown-addresses';
import { secondSchool } from './sites';

testPages(secondSchool);
testUnknownAddresses(secondSchool.name, secondSchool.url);
