/**
 * @generated SignedSource<<2c127a1c1b2669042208a16daa0efa49>>
 * @relayHash 4c2df5167ab3e027a36cf946b4254e3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 571a9b3efbbb7afc0af76ecf84c0708c42985fd93251b45c048dc52982b5d0ae

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "571a9b3efbbb7afc0af76ecf84c0708c42985fd93251b45c048dc52982b5d0ae",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
