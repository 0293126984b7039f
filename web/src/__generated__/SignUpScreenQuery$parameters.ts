/**
 * @generated SignedSource<<cf89145f9f5715ff29fd991f5d7e3c93>>
 * @relayHash f9a532af6f9949d707c4781d85454046
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d721859c7bccd3d6ebcd4157d81c502098ae39972bb9ee06605f2b1f06a61974

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SignUpScreenQuery } from './SignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d721859c7bccd3d6ebcd4157d81c502098ae39972bb9ee06605f2b1f06a61974",
    "metadata": {},
    "name": "SignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
