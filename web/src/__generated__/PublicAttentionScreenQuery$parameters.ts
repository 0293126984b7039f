/**
 * @generated SignedSource<<a9692425e889bf267c2e7ea7e1331b5b>>
 * @relayHash 9a8946f445bc7c6a9b37a4c65806cc9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23137e29535d14d04e69b4e2ba72bb1d67b1c83ab6a4e542fc3d3af7abcca665

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PublicAttentionScreenQuery } from './PublicAttentionScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicAttentionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23137e29535d14d04e69b4e2ba72bb1d67b1c83ab6a4e542fc3d3af7abcca665",
    "metadata": {},
    "name": "PublicAttentionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
