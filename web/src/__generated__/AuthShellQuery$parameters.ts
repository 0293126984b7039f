/**
 * @generated SignedSource<<44d89694308c20c7944c1bec26f6962c>>
 * @relayHash b1aa48e48c56b424411c7f8a7a4b6fca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e369c81a51a793b48668adedf64c51312ddfbdcefba7212e1665dd33b1f74c63

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e369c81a51a793b48668adedf64c51312ddfbdcefba7212e1665dd33b1f74c63",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
