/**
 * @generated SignedSource<<de829ec5683ea7428e32d4e3ab352605>>
 * @relayHash 6fa71b5ee1dd254a4629ac4ab0ab7020
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c1700d1b5086e2b5bfa411590ea221d14010daffd788941306ce210a256e21b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c1700d1b5086e2b5bfa411590ea221d14010daffd788941306ce210a256e21b",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
