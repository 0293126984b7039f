/**
 * @generated SignedSource<<48b06dca89d888f94d92e8edab4340c4>>
 * @relayHash c48dcf6edb05e16dae823b81c4d84a6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af723dddfddd23011c4bcc2911755e6a794bd0146713d6017103f1b7cf18ec2e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AcquisitionScreenQuery } from './AcquisitionScreenQuery.graphql';

const node: PreloadableConcreteRequest<AcquisitionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af723dddfddd23011c4bcc2911755e6a794bd0146713d6017103f1b7cf18ec2e",
    "metadata": {},
    "name": "AcquisitionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
