/**
 * @generated SignedSource<<84ffc8a7e62d8aa21d5bc2ba4de3a517>>
 * @relayHash 8e61384a2e4033a0faca07d8f3c86bde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfe4c48d87bfd77eccc8de8b29c4ee6c2c20c43b3428c2cbbd6bc047dbe8371f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SignUpPersonScreenQuery } from './SignUpPersonScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpPersonScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bfe4c48d87bfd77eccc8de8b29c4ee6c2c20c43b3428c2cbbd6bc047dbe8371f",
    "metadata": {},
    "name": "SignUpPersonScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
