/**
 * @generated SignedSource<<830991bc338bb5d3f654c0db06cc803d>>
 * @relayHash 1fe9cb117f7d70cbd848283479c668a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d7c51e303881eea958c3736b55c23c07cfbacb4721daf53f3d8d419289143c0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SignUpCompanyScreenQuery } from './SignUpCompanyScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpCompanyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d7c51e303881eea958c3736b55c23c07cfbacb4721daf53f3d8d419289143c0",
    "metadata": {},
    "name": "SignUpCompanyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
