import { testPages } from './gate/every-page';
import { testUnknownAddresses } from './gate/unknown-addresses';
import { secondSchool } from './sites';

testPages(secondSchool);
testUnknownAddresses(secondSchool.name, secondSchool.url);
