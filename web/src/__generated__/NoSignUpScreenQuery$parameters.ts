/**
 * @generated SignedSource<<b2dd5aa2afbf6c4535008113764865c2>>
 * @relayHash 6e452b9753b4b902859d0644a01faa91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f30a988b6c89f2267b311eb8a7faf04bc416c8ed9038a2c5f32a6a2f60894bb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NoSignUpScreenQuery } from './NoSignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<NoSignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f30a988b6c89f2267b311eb8a7faf04bc416c8ed9038a2c5f32a6a2f60894bb",
    "metadata": {},
    "name": "NoSignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
