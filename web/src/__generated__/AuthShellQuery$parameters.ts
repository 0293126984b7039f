/**
 * @generated SignedSource<<7a59323075c01cc653ec3d8ebf16d726>>
 * @relayHash 05c56b335e6a1908575f9fdd9ffe4b71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9c493c270d70901164478a6fecfe76088a62777b34d565913d3a74fd1273b55

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9c493c270d70901164478a6fecfe76088a62777b34d565913d3a74fd1273b55",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
