/**
 * @generated SignedSource<<e66cdb6e838c3dd3f63aae298ad21f5f>>
 * @relayHash fa15b2f80260d23f98891e5dab24e37a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91c66b9ff700cfc2875f4c21958e7111ebdccf90f3ef80b5ed1681c6a9f74cfd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SplitScreenQuery } from './SplitScreenQuery.graphql';

const node: PreloadableConcreteRequest<SplitScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91c66b9ff700cfc2875f4c21958e7111ebdccf90f3ef80b5ed1681c6a9f74cfd",
    "metadata": {},
    "name": "SplitScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
